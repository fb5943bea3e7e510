import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { command } from './command.ts'

const duration = z.coerce.number('--minutes takes a number').positive('--minutes takes a number')

/** Runs the fuzz tests again and again, each round with another seed and many tries. */
await command(
  async (values) => {
    const end = Date.now() + duration.parse(values.minutes) * 60_000
    for (let seed = Math.floor(Date.now() / 1000); Date.now() < end; seed += 1) {
      const env = { ...process.env, FUZZ_RUNS: '5000', FUZZ_SEED: String(seed) }
      const { status } = spawnSync('vitest', ['run', 'tests/fuzz'], { stdio: 'inherit', env })
      if (status !== 0) throw new Error(`Seed ${seed} found a fault; its output is above.`)
    }
  },
  { minutes: { type: 'string', default: '60' } },
)
