"""What a page of ours may load and run: the Content-Security-Policy, in a header or in the page."""

DIRECTIVES = {
    "default-src": "'none'",
    # The games' rules run as WebAssembly, which needs this word; eval of texts stays forbidden.
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}

HEADER_ONLY = {"frame-ancestors"}
"""Rules that browsers obey only in a header."""


def header() -> str:
    return "; ".join(f"{name} {sources}" for name, sources in DIRECTIVES.items())


def meta() -> str:
    kept = (item for item in DIRECTIVES.items() if item[0] not in HEADER_ONLY)
    return "; ".join(f"{name} {sources}" for name, sources in kept)
