import { expect, test } from 'vitest'
import { readText } from './body.ts'

const chunk = new TextEncoder().encode('é'.repeat(500))

/** A body of chunks without a length, and how many of them were asked for. */
function chunked(count: number) {
  let produced = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (produced === count) return controller.close()
        produced += 1
        controller.enqueue(chunk)
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('http://localhost', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  return { request, produced: () => produced }
}

test('a body within the limit is read, with characters that span chunks', async () => {
  const text = 'é🧪'.repeat(10)
  const bytes = new TextEncoder().encode(text)
  let position = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (position === bytes.length) return controller.close()
      controller.enqueue(bytes.slice(position, position + 1))
      position += 1
    },
  })
  const request = new Request('http://localhost', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  expect(await readText(request, bytes.length)).toBe(text)
})

test('a body without a length is read up to the limit and no further', async () => {
  const { request, produced } = chunked(1_000_000)
  expect(await readText(request, 10_000)).toBeNull()
  expect(produced()).toBe(11)
})

test('a body that says it is too long is not read', async () => {
  const headers = { 'Content-Length': '10001' }
  const request = new Request('http://localhost', { method: 'POST', headers, body: 'x' })
  expect(await readText(request, 10_000)).toBeNull()
  expect(request.bodyUsed).toBe(false)
})

test('no body is an empty text', async () => {
  expect(await readText(new Request('http://localhost', { method: 'POST' }), 10)).toBe('')
})
