import { bundle } from './bundle.ts'
import type { BundleOrder } from './bundleInChildProcess.ts'

// The child process of bundleInChildProcess.ts: bundles once, and ends.
process.once('disconnect', () => process.exit())
process.once('message', async (order: BundleOrder) => {
  const bundled = await bundle(order.outDir, order)
  process.send?.(bundled, () => process.disconnect())
})
