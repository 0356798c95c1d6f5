"""`lynxdeck deal --verify`: whether records were dealt from the seeds they name."""

import json

import typer

from lynxdeck.cli.record import Intake
from lynxdeck.records.dealt import Finding, Known, verify

BAD = 1


def verify_file(file: str, known: Known, *, as_json: bool) -> int:
    """Verify every record of a file; the exit status."""
    intake = Intake()
    for number, (_, record) in enumerate(intake.records([file]), start=1):
        finding = verify(record, known)
        if not finding.verified:
            intake.status = max(intake.status, BAD)
        typer.echo(_json(number, finding) if as_json else _lines(number, finding))
    return intake.status


def _json(number: int, finding: Finding) -> str:
    told = {
        "game": number,
        "verified": finding.verified,
        "scheme": finding.scheme,
        "finding": finding.fault or "verified",
        "unproven": list(finding.unproven),
    }
    return json.dumps(told, ensure_ascii=False)


def _lines(number: int, finding: Finding) -> str:
    """What was found, and indented below what it leaves open."""
    first = finding.fault or f"verified ({finding.scheme})"
    return "\n".join([f"game {number}: {first}", *(f"  open: {it}" for it in finding.unproven)])
