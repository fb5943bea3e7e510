/** Imports a content module and returns its default export. The browser loads each module only once. */
export async function importModule<T>(url: string): Promise<T> {
  const module: { default: T } = await import(/* @vite-ignore */ url)
  return module.default
}
