/** Returns whether a server answers at a URL with a body that contains a text. */
export async function isServing(address: string, text: string): Promise<boolean> {
  try {
    return (await (await fetch(address)).text()).includes(text)
  } catch {
    return false
  }
}
