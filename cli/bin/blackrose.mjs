#!/usr/bin/env node
import { run } from "../../tools/run.mjs";

run("blackrose", process.argv.slice(2));
