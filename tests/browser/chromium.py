"""Debian's browser: never one that a tool downloads."""

import os
import shutil

import pytest
from playwright.sync_api import Browser, Playwright

OFF = (
    # The address bar's suggestions are a page too, in every window: half of what a context costs.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    # What Playwright switches off: of two lists the browser reads the last.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
)


def program() -> str | None:
    """Where the browser is."""
    return os.environ.get("LYNXDECK_CHROMIUM") or shutil.which("chromium")


def required() -> bool:
    """Whether a missing browser is a fault: in CI nothing is skipped in silence."""
    asked = os.environ.get("LYNXDECK_REQUIRE_BROWSER", "")
    return bool(os.environ.get("CI")) or asked not in ("", "0")


def launch(playwright: Playwright) -> Browser:
    """Start it; without one the tests are skipped, in CI they fail."""
    found = program()
    if found is None:
        reason = "no browser: install Debian's chromium, or name one in LYNXDECK_CHROMIUM"
        if required():
            pytest.fail(reason)
        pytest.skip(reason)
    return playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))
