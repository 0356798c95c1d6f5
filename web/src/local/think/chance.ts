// The first state of the module's generator, as src/lynxdeck/games/chance.py makes it of a seed.
const MIX = 0x9e3779b97f4a7c15n;
const short = (n: bigint): bigint => BigInt.asUintN(64, n);

export function generator(seed: bigint): bigint {
  let word = short((seed * 2n + 1n) * MIX);
  for (let round = 0; round < 3; round++) {
    word = short((word ^ (word >> 30n)) * 0xbf58476d1ce4e5b9n);
    word ^= word >> 27n;
  }
  return word || MIX;
}
