Deno.serve(() => new Response(null, { status: 202 }))
