import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { runCommand } from '../../scripts/runCommand.ts'

const duration = z.coerce.number('--minutes is no number').positive('--minutes must be positive')

/** Repeats the fuzz tests for the given minutes, each time with another seed. */
await runCommand(
  async (values) => {
    const end = Date.now() + duration.parse(values.minutes) * 60_000
    for (let seed = Math.floor(Date.now() / 1000); Date.now() < end; seed += 1) {
      const env = { ...process.env, FUZZ_RUNS: '5000', FUZZ_SEED: String(seed) }
      const { status } = spawnSync('vitest', ['run', 'tests/fuzz'], { stdio: 'inherit', env })
      if (status !== 0) throw new Error(`A test failed with FUZZ_RUNS=5000 FUZZ_SEED=${seed}.`)
    }
  },
  { minutes: { type: 'string', default: '60' } },
)
