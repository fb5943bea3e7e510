/** Reads the bytes of a stored file from `from` to before `to`, or returns null if the network failed. */
export async function readBytes(url: string, from: number, to: number): Promise<Uint8Array | null> {
  try {
    const response = await fetch(url, { headers: { Range: `bytes=${from}-${to - 1}` } })
    if (!response.ok) return null
    const bytes = new Uint8Array(await response.arrayBuffer())
    // A server without support for ranges sends the whole file.
    return response.status === 206 ? bytes : bytes.subarray(from, to)
  } catch {
    // The network failed. The caller tells the editor.
    return null
  }
}
