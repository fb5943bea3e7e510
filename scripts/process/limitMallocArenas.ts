// Preloaded by `node --import`. Restarts the program with an environment variable that glibc reads only at start, as
// sharp recommends. Threads then share two memory arenas. By default, each thread has its own arena, and returns little
// of its memory. The process keeps its id. Other systems ignore the variable.

const variable = 'MALLOC_ARENA_MAX'

if (process.platform === 'linux' && process.execve && process.env[variable] === undefined)
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, [variable]: '2' },
  )
