import { Worker } from 'node:worker_threads'
import type { ShareTexts } from '../../../web/document/shareImage.ts'

/** Draws share images in a thread of its own. */
export type ShareImageDrawer = {
  /** Returns what `drawShareImage` returns. */
  draw(texts: ShareTexts): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Returns a drawer whose thread starts with the first image. Drawing takes as long as rendering the
 * page, which goes on meanwhile. If the thread ends, only its images fail; the next one starts another.
 */
export function openShareImageDrawer(): ShareImageDrawer {
  const waiting: PromiseWithResolvers<Uint8Array>[] = []
  let worker: Worker | null = null

  const start = () =>
    new Worker(new URL('./drawWorker.ts', import.meta.url), { execArgv: [] })
      .on('message', (image: Uint8Array) => waiting.shift()?.resolve(image))
      .once('error', (error) => {
        worker = null
        for (const { reject } of waiting.splice(0)) reject(error)
      })

  return {
    draw(texts) {
      const drawn = Promise.withResolvers<Uint8Array>()
      waiting.push(drawn)
      worker ??= start()
      worker.postMessage(texts)
      return drawn.promise
    },
    async close() {
      await worker?.terminate()
    },
  }
}
