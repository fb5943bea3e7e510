// Run by Deno: the function named on the command line, for as long as standard input stays open,
// so that it ends with the backend that started it, however that ended.
const [entry = ''] = Deno.args
await import(entry)
for await (const _ of Deno.stdin.readable);
Deno.exit()
