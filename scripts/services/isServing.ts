/** Returns whether a server at an address answers with a text, such as one that names it. */
export async function isServing(address: string, text: string): Promise<boolean> {
  try {
    return (await (await fetch(address)).text()).includes(text)
  } catch {
    return false
  }
}
