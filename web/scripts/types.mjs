// Types of everything that goes between browser and server, from schema.json (see dev/write_schemas.py).
import { readFile, writeFile } from "node:fs/promises";
import openapiTS, { astToString } from "openapi-typescript";

const SOURCE = new URL("../schema.json", import.meta.url);
const TARGET = new URL("../src/client/shapes.ts", import.meta.url);
const HEAD = "// Made by `make web-types` from schema.json; do not edit.\n\n";

const nodes = await openapiTS(SOURCE, {
  alphabetize: true,
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
const text = HEAD + astToString(nodes);

if (!process.argv.includes("--check")) {
  await writeFile(TARGET, text);
} else if ((await readFile(TARGET, "utf8")) !== text) {
  console.error("src/client/shapes.ts is not what schema.json says: run `make web-types`");
  process.exit(1);
}
