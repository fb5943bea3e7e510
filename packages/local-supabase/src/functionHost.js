// Runs in Deno and serves the function named on the command line. It exits when standard input closes, and so
// with the server that started it, even after a crash.
const [entry = ''] = Deno.args
const { serve } = Deno
// The function listens on any free port of loopback, which Deno prints. (DENO_SERVE_ADDRESS needs a newer Deno
// than that of hosted functions.)
Object.assign(Deno, {
  serve: (handler) => serve({ hostname: '127.0.0.1', port: 0 }, handler),
})
await import(entry)
for await (const _ of Deno.stdin.readable);
Deno.exit()
