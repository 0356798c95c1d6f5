// Plays a game on a module and sums up all it says after every decision; `trace.py` does the same.
const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  for (let bit = 0; bit < 8; bit++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
  return n >>> 0;
});

/** A running sum over bytes and numbers, as `zlib.crc32` has it. */
class Sum {
  value = 0;
  word = new Int32Array(1);

  bytes(bytes) {
    let crc = ~this.value;
    for (let at = 0; at < bytes.length; at++) crc = CRC[(crc ^ bytes[at]) & 255] ^ (crc >>> 8);
    this.value = ~crc >>> 0;
  }

  number(n) {
    this.word[0] = n;
    this.bytes(new Uint8Array(this.word.buffer));
  }
}

const unhex = (text) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** One table on which games are played. */
export class Table {
  constructor(engine) {
    const { room, data } = engine;
    this.e = engine;
    this.state = room("state", 1);
    this.copy = room("state", 1);
    this.masked = room("state", 1);
    this.other = room("state", 1);
    this.blank = room("state", 1);
    this.rng = room("u64", 1);
    this.side = room("u64", 1);
    this.out = room("i16", data.actions);
    this.codes = room("i64", data.actions);
    this.numbers = room("i64", (data.view.hands - data.records.state.size) / 4);
    this.foreseen = room("i64", data.foresight?.fields.reduce((sum, { width }) => sum + width, 1) ?? 3);
    this.tips = room("i64", data.tips.length + 1);
    this.told = room("i16", ...data.told);
    this.rows = room("i16", ...data.told.slice(1));
    this.seen = room("i16", ...data.told.slice(1));
    this.bots = data.bots.map((name) => engine[`${name}_at`]);
    this.tastes = Object.values(data.lynxes).flatMap(({ tastes }) => {
      if (!tastes.some(Boolean)) return [];
      const taste = room("i64", tastes.length);
      engine.words(taste).set(tastes.map(BigInt));
      return [taste];
    });
  }

  /** The sums after each decision of one game, and after what is played at the end. */
  trace(game) {
    this.sums = [];
    this.begin(game);
    for (let step = 0; ; step++) {
      this.sum = new Sum();
      const mover = this.position(game.seats);
      if (mover < 0 || step === game.most) break;
      this.views(mover, game.seats, step);
      this.thoughts(mover, step % game.every === 0);
      this.decide(this.choice(game.style, mover), mover, game.seats);
      this.sums.push(this.sum.value);
    }
    if (game.after) this.end();
    this.sums.push(this.sum.value);
    return this.sums;
  }

  /** Deals, at random or this very order. */
  begin({ blank, deck, start, rng, side, shuffled, drawn }) {
    const { e } = this;
    const cards = unhex(deck);
    if (this.deck?.count !== cards.length) this.deck = e.room("u8", cards.length);
    e.bytesOf(this.deck).set(cards);
    e.bytesOf(this.blank).set(unhex(blank));
    e.words(this.rng)[0] = BigInt(rng);
    e.words(this.side)[0] = BigInt(side);
    e.bytesOf(this.state).set(unhex(blank));
    if (drawn) return;
    if (shuffled) e.deal_random(this.state, 0, this.blank, this.deck, this.rng);
    else e.deal_at(this.state, 0, this.deck, start);
  }

  clone(from, to) {
    this.e.bytesOf(to).set(this.e.bytesOf(from));
  }

  add(array, count) {
    const bytes = this.e.bytesOf(array);
    this.sum.bytes(count === undefined ? bytes : bytes.subarray(0, count));
  }

  /** The record, what is legal in it, scores and winners; who moves. */
  position(seats) {
    const { e, sum, state } = this;
    this.add(state);
    const n = e.list_of(state, 0, this.out);
    this.add(this.out, 2 * n);
    sum.number(e.count_of(state, 0));
    e.tally(state, 0, this.numbers);
    this.add(this.numbers, 8 * (2 * seats + 1));
    for (let seat = 0; seat < seats; seat++) {
      sum.number(e.score_of(state, 0, seat));
      sum.number(e.wins_of(state, 0, seat));
    }
    sum.number(e.turn_begins(state));
    sum.number(e.chance_missing(state));
    const mover = e.mover_of(state, 0);
    sum.number(mover);
    return mover;
  }

  /** What everybody, the mover and one seat after the other see, and what they may imagine. */
  views(mover, seats, step) {
    const { e, sum } = this;
    sum.number(e.look(this.state, 0, this.masked, this.numbers, this.other, this.codes));
    this.add(this.masked);
    this.add(this.other);
    for (const viewer of [step % seats, e.data.constants.SPECTATOR, mover]) {
      e.mask_at(this.state, 0, viewer, this.masked, 0);
      this.add(this.masked);
      this.clone(this.masked, this.other);
      e.redeal_at(this.other, 0, this.side);
      this.add(this.other);
    }
  }

  /** What the players would do, and what they may ask, from the mover's masked record. */
  thoughts(mover, all) {
    const { e, sum } = this;
    for (const choose of [e.greedy_at, e.random_at, e.slip_at]) sum.number(choose(this.masked, 0, this.side));
    sum.number(e.bust_odds_at(this.state, 0, mover, this.other, this.foreseen));
    this.add(this.foreseen);
    if (!all) return;
    for (const choose of [e.advice_at, ...this.bots]) sum.number(choose(this.masked, 0, this.side));
    for (const taste of this.tastes) sum.number(e.tasted_at(this.masked, 0, this.side, taste));
    for (let action = -1; action <= e.data.actions; action++) {
      sum.number(e.why_of(this.state, 0, action));
      sum.number(e.foresee_at(this.state, 0, mover, action, this.other, this.foreseen));
      this.add(this.foreseen);
    }
  }

  /** Which of the legal actions is taken: any, mostly the first, or as the rule of thumb says. */
  choice(style, mover) {
    const { e } = this;
    if (style === "thumb") {
      e.mask_at(this.state, 0, mover, this.masked, 0);
      return e.greedy_at(this.masked, 0, this.side);
    }
    const k = e.below(this.rng, e.count_of(this.state, 0));
    return e.kth_of(this.state, 0, style === "first" && e.below(this.rng, 4) ? 0 : k);
  }

  /** Makes a decision in every way there is, and sums up what it did. */
  decide(action, mover, seats) {
    const { e, sum } = this;
    sum.number(action);
    sum.number(e.action_of(this.state, action));
    sum.number(e.foresee_at(this.state, 0, mover, action, this.other, this.foreseen));
    this.add(this.foreseen);
    sum.number(e.ends_at(this.state, 0, action, this.other));
    this.apart((copy) => e.apply_at(copy, 0, action) ?? 0);
    this.apart((copy) => e.decide(copy, 0, action));
    this.apart((copy) => e.apply_told(copy, 0, action, this.other, this.rows));
    const count = e.decide_told(this.state, 0, action, this.other, this.told);
    const bytes = e.bytesOf(this.told);
    const size = 2 * count * e.data.told[2];
    for (const from of [0, bytes.length / 2]) sum.bytes(bytes.subarray(from, from + size));
    for (let seat = 0; seat < seats; seat++) this.tell(count, size, seat);
  }

  /** Does something on a copy of the record. */
  apart(change) {
    this.clone(this.state, this.copy);
    this.sum.number(change(this.copy));
    this.add(this.copy);
  }

  /** What a seat hears of the decision, and what it might want to know now. */
  tell(count, size, seat) {
    const { e, sum } = this;
    e.bytesOf(this.rows).set(e.bytesOf(this.told).subarray(0, this.rows.size * this.rows.count));
    e.veil_told(this.rows, count, seat, this.seen);
    this.add(this.seen, size);
    const n = e.tips_at(this.state, 0, seat, this.rows, count, this.other, this.tips);
    sum.number(n);
    this.add(this.tips, 8 * n);
  }

  /** Games that the module plays by itself. */
  end() {
    const { e, sum } = this;
    const dealt = [this.state, 0, this.blank, this.deck, this.rng];
    sum.number(e.play_games(...dealt, 2));
    this.add(this.state);
    sum.number(e.play_games_listing(...dealt, 2, this.out));
    this.add(this.state);
    this.add(this.deck);
    this.add(this.rng);
    this.add(this.side);
  }

  /** A record's decisions made one after the other: how far that went, and where it led. */
  replay({ blank, deck, start, codes }) {
    const { e } = this;
    this.begin({ blank, deck, start, rng: 1, side: 1, shuffled: false });
    const room = e.room("i64", codes.length);
    e.words(room).set(codes.map(BigInt));
    return [e.replay(this.state, 0, room, codes.length), hex(e.bytesOf(this.state))];
  }
}

/** Grows a tree from a masked record: its size, its bytes, what became of the generator. */
export function search(engine, { masked, rng, simulations, settings }) {
  const { room, bytesOf, words } = engine;
  const states = room("state", 2);
  const tree = room("node", 2 * simulations + 2);
  const scratch = room("i64", ...engine.data.search.room);
  const word = room("u64", 1);
  const numbers = room("f64", settings.length);
  for (const array of [states, tree, scratch]) bytesOf(array).fill(0);
  bytesOf(states).set(unhex(masked));
  words(word)[0] = BigInt(rng);
  words(numbers).set(settings);
  const used = engine.search(states, tree, 0, 1, simulations, scratch, word, numbers);
  const sum = new Sum();
  sum.bytes(bytesOf(tree));
  for (let action = 0; action < engine.data.actions; action++) sum.number(engine.child_of(tree, 0, action));
  return [used, sum.value, String(words(word)[0])];
}
