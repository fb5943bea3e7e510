import { bundle } from './bundle.ts'
import type { BundleOrder } from './bundleApart.ts'

// The child process of bundleApart.ts: bundles once, and ends.
process.once('disconnect', () => process.exit())
process.once('message', async (order: BundleOrder) => {
  const bundled = await bundle(order.outDir, order)
  process.send?.(bundled, () => process.disconnect())
})
