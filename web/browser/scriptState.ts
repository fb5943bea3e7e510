/**
 * Sets an attribute of <html>, for styles, that says whether the application can run: `data-scripted=""` if
 * it can, none if it cannot, and `data-scripted="failed"` if it cannot but a form has been filled in, which
 * then stays visible.
 */
export function markScripted(): void {
  document.documentElement.dataset.scripted = ''
}

/** Marks that the application, or the form's part of it, failed to load, on a page with the enquiry form. */
export function markFailed(): void {
  const isFilled = [...document.forms].some((form) =>
    [...new FormData(form).values()].some((value) => value !== ''),
  )
  const state = document.documentElement.dataset
  if (isFilled) state.scripted = 'failed'
  else delete state.scripted
}

/** Reports that the application failed to load. The page still works, except for what needs React. */
export function reportLoadFailure(error: unknown): void {
  console.error('The application could not be loaded', error)
  delete document.documentElement.dataset.scripted
}
