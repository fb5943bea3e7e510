// Preloaded by `node --import`: starts the program again with a variable that glibc reads when a process starts, and
// which sharp recommends. Threads then share two arenas, where each has one of its own by default and returns little of it.
// The process keeps its id. Other systems ignore the variable.

const variable = 'MALLOC_ARENA_MAX'

if (process.platform === 'linux' && process.execve && process.env[variable] === undefined)
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    { ...process.env, [variable]: '2' },
  )
