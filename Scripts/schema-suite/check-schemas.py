"""Takes schemas of pydantic's and an OpenAPI document's through a form: schema, keys, JSON.

pydantic and the package jsonschema judge what the form writes. Usage: check-schemas.py PROGRAM, where PROGRAM is
the SchemaSuiteCheck that Scripts/check-schema-suite.sh has built.
"""

import json
import subprocess
import sys
import tempfile
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Literal, Optional

import jsonschema
from pydantic import BaseModel, Field


class Address(BaseModel):
    city: str
    code: Optional[str] = None


class Line(BaseModel):
    name: str = Field(min_length=1)
    quantity: int = Field(gt=0)
    price: Decimal = Field(ge=0, decimal_places=2)
    discount: Optional[Decimal] = None


class Order(BaseModel):
    customer: str
    age: Optional[int]
    due: Optional[date] = None
    rate: Optional[Decimal] = None
    express: Optional[bool] = None
    kind: Literal["gift", "own"] = "own"
    billing: Address
    delivery: Optional[Address] = None
    lines: list[Line]
    marks: Optional[list[str]] = None


# Decimals that pydantic writes are texts, optional values are null.
DRAFT = """{"customer":"","age":null,"due":null,"rate":"0.19","express":null,"kind":"own",
  "billing":{"city":"","code":null},"delivery":null,
  "lines":[{"name":"Tea","quantity":1,"price":"2.50","discount":null},{"name":"","quantity":1,"price":0}],
  "marks":null}"""

KEYS = {
    "/customer": "Ada",
    "/billing/city": "Köln",
    "/rate": "0,07",
    "/lines/0/quantity": "3",
    "/lines/1/name": "Samowar",
    "/lines/1/price": "12345678901234567,89",
    "/lines/1/discount": "1.234,5",
}

# The shape of a component of OpenAPI 3.1.
PET = {
    "$id": "https://example.org/openapi.json",
    "type": "object",
    "required": ["id", "name", "weight"],
    "externalDocs": {"url": "https://example.org"},
    "properties": {
        "id": {"type": "integer", "format": "int64", "readOnly": True, "example": 7},
        "name": {"type": "string", "xml": {"attribute": True}},
        "weight": {"type": "number", "format": "double", "minimum": 0},
        "owner": {"oneOf": [{"$ref": "#/components/schemas/Person"}, {"type": "null"}]},
        "site": {"type": ["string", "null"], "format": "hostname"},
    },
    "components": {
        "schemas": {
            "Person": {
                "type": "object",
                "required": ["email"],
                "properties": {"email": {"type": "string", "format": "email"}},
            }
        }
    },
}


def written(program, schema, data, keys):
    """The JSON of the schema's form, filled with the data and by the keys."""
    with tempfile.TemporaryDirectory() as folder:
        paths = [Path(folder, "schema.json"), Path(folder, "data.json")]
        paths[0].write_text(json.dumps(schema))
        paths[1].write_text(data)
        lines = "".join(f"{pointer}\t{text}\n" for pointer, text in keys.items())
        done = subprocess.run(
            [program, "--form", *paths], input=lines, capture_output=True, text=True, check=False
        )
    if done.returncode:
        sys.exit(f"error: {done.stderr}")
    text = done.stdout.strip()
    # A decimal stays exact.
    jsonschema.validate(json.loads(text), schema)
    return text


def expect(value, expected):
    if value != expected:
        sys.exit(f"error: {value!r} is not {expected!r}")


def main():
    program = sys.argv[1]
    text = written(program, Order.model_json_schema(), DRAFT, KEYS)
    print(text)
    order = Order.model_validate_json(text)
    expect(order.rate, Decimal("0.07"))
    expect([line.price for line in order.lines], [Decimal("2.5"), Decimal("12345678901234567.89")])
    expect(order.lines[1].discount, Decimal("1234.5"))
    expect([order.age, order.due, order.express, order.delivery, order.marks], [None] * 5)
    expect(order.billing, Address(city="Köln"))
    # What was null is null.
    expect(json.loads(text)["delivery"], None)
    keys = {"/name": "Mimi", "/weight": "3,5", "/owner/email": "a@example.org", "/site": "-"}
    text = written(program, PET, '{"id":7,"owner":null}', keys)
    print(text)
    expect(text, '{"id":7,"name":"Mimi","weight":3.5,"owner":{"email":"a@example.org"},"site":"-"}')


main()
