"""Many processes over one store: `Peers` follows the tables, a `Bus` carries hints between them."""
