import { useToast } from '@sanity/ui/toast'
import { t } from '../i18n/t.ts'

/** Returns a function that copies a text, and says so. */
export function useCopy() {
  const toast = useToast()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.push({ status: 'success', title: t('Copied') })
    } catch (error) {
      console.warn('The clipboard refused a text', error)
      toast.push({ status: 'warning', title: t('It could not be copied: select it, and copy it.') })
    }
  }
}
