import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/**
 * Runs a command of package.json. An error ends it with its message and exit code 1; its stack is
 * printed where DEBUG is set. Unknown flags are errors.
 * @param options the flags it takes, as `parseArgs` wants them
 */
export async function command<Options extends ParseArgsOptionsConfig = Record<never, never>>(
  run: (values: Values<Options>) => Promise<void>,
  options?: Options,
): Promise<void> {
  try {
    await run(parseArgs({ options: options ?? ({} as Options) }).values)
  } catch (error) {
    console.error(describe(error))
    if (process.env.DEBUG) console.error(error)
    process.exitCode = 1
  }
}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values']

/** Returns an error's message with those of its causes: "fetch failed" alone helps nobody. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message
}

/** Resolves when the process is told to end, by Ctrl-C or by the system. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
