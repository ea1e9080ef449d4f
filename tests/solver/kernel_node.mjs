// Runs a WebAssembly kernel under Node for node_kernel.py: one JSON request a line on standard
// input, one JSON answer a line on standard output, in the same order. Bytes travel as base64.
//
//   {"load": "AGFzbQ..."}                  {"size": 131072, "engine": "Node v20.1.0"}
//   {"call": "solve", "args": [3]}         {"value": 7, "us": 12.5}      us: time inside, microseconds
//   {"write": [4096, "AAEC"]}              {}
//   {"read": [4096, 3]}                    {"bytes": "AAEC"}
//   {"grow": 2}                            {"size": 262144}              two pages of 65536 bytes
// Anything that fails:                     {"error": "RangeError", "text": "..."}
import { createInterface } from "node:readline";

let exports = null;
const memory = (at, size) => {
  const whole = exports.memory.buffer;
  if (at < 0 || size < 0 || at + size > whole.byteLength) throw new RangeError(`${size} at ${at}`);
  return Buffer.from(whole, at, size);
};

const kinds = {
  load(code) {
    const module = new WebAssembly.Module(Buffer.from(code, "base64"));
    exports = new WebAssembly.Instance(module, {}).exports;
    return { size: exports.memory.buffer.byteLength, engine: `Node ${process.version}` };
  },
  call(name, { args }) {
    if (typeof exports[name] !== "function") throw new ReferenceError(name);
    const start = performance.now();
    const value = exports[name](...args) ?? 0;
    return { value, us: (performance.now() - start) * 1000 };
  },
  write([at, text]) {
    const data = Buffer.from(text, "base64");
    memory(at, data.length).set(data);
    return {};
  },
  read([at, size]) {
    return { bytes: memory(at, size).toString("base64") };
  },
  grow(pages) {
    exports.memory.grow(pages);
    return { size: exports.memory.buffer.byteLength };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const request = JSON.parse(line);
    const kind = Object.keys(kinds).find((name) => name in request);
    answer = kinds[kind](request[kind], request);
  } catch (error) {
    answer = { error: error.constructor.name, text: String(error.message) };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
