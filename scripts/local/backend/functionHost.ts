// Run by Deno: serves the function named on the command line. It ends when standard input closes,
// and thus with the backend that started it, however that ended.
const [entry = ''] = Deno.args
const { serve } = Deno
// On any free port of loopback, which Deno prints. (Its DENO_SERVE_ADDRESS is newer than the Deno
// that hosted functions run on.)
Object.assign(Deno, {
  serve: (handler: Deno.ServeHandler) => serve({ hostname: '127.0.0.1', port: 0 }, handler),
})
await import(entry)
for await (const _ of Deno.stdin.readable);
Deno.exit()
