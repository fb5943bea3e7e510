import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { language } from './i18n/language.ts'
import { BuildsProvider } from './publishing/BuildsProvider.tsx'
import { queryClient } from './queryClient.ts'

/** The Studio with the data that several of its tools show, and its language for screen readers. */
export function StudioLayout(props: LayoutProps) {
  useEffect(() => {
    document.documentElement.lang = language
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <BuildsProvider>{props.renderDefault(props)}</BuildsProvider>
    </QueryClientProvider>
  )
}
