/**
 * Sets the `data-scripted` attribute of <html>, which styles use: `""` if the application can run, absent if it cannot,
 * and `"failed"` if it cannot but the visitor has filled in a form, which then stays visible.
 */
export function markScripted(): void {
  document.documentElement.dataset.scripted = ''
}

/** On a page with the enquiry form, marks that the application, or its code for the form, failed to load. */
export function markFailed(): void {
  const isFilled = [...document.forms].some((form) =>
    [...new FormData(form).values()].some((value) => value !== ''),
  )
  const state = document.documentElement.dataset
  if (isFilled) state.scripted = 'failed'
  else delete state.scripted
}

/** Reports that the application failed to load. Only the parts of the page that need React stop working. */
export function reportLoadFailure(error: unknown): void {
  console.error('The application could not be loaded', error)
  delete document.documentElement.dataset.scripted
}
