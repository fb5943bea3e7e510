import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { prepareEditing, serveEditing } from './editingStack.ts'

/**
 * Started by a worker of the editors' journeys (tests/e2e/studio/test.ts): serves its own stack. Tells its
 * parent when it is ready, and ends with it.
 */
const directory = join('.local/e2e-editing', process.env.TEST_PARALLEL_INDEX ?? '0')
const begun = await prepareEditing()
await rm(directory, { recursive: true, force: true })
// The link to the served site stays relative, so that it leads to the copy.
await cp(begun, directory, { recursive: true, verbatimSymlinks: true })
const stack = await serveEditing(directory)
process.once('disconnect', async () => {
  await stack.disposeAsync()
  process.exit()
})
process.send?.('ready')
