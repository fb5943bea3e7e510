import { addressOf } from '../../shared/content/addresses.ts'
import { languageCodes } from '../../shared/languages.ts'
import { leadingPage } from '../../web/document/leadingPage.ts'
import type { SiteContent } from './contentModules.ts'
import { documentFile } from './documentFile.ts'
import { contentPolicy } from './policy.ts'

/** Returns the document at each old address in each language, by file name. */
export function leadingPages(
  content: SiteContent,
  { siteUrl, supabaseUrl }: { siteUrl: string; supabaseUrl: string },
): Map<string, string> {
  return new Map(
    languageCodes.flatMap((language) => {
      const { site, index } = content[language]
      const heading = site.messages['moved.heading'].value
      const policy = (script: string, styles: string) => contentPolicy(script, styles, supabaseUrl)
      return Object.entries(index.redirects).map(([from, to]): [string, string] => {
        const target = addressOf(to, language)
        const canonical = new URL(target, siteUrl).href
        const page = leadingPage({ language, target, canonical, heading, policy })
        return [documentFile(addressOf(from, language)), page]
      })
    }),
  )
}
