// Run by Deno: serves the function named on the command line. It ends when standard input closes,
// and thus with the backend that started it, however that ended.
const [entry = ''] = Deno.args
await import(entry)
for await (const _ of Deno.stdin.readable);
Deno.exit()
