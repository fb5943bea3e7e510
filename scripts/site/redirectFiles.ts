import { addressOf } from '../../shared/content/addresses.ts'
import { redirectPage } from '../../web/document/redirectPage.ts'
import type { LanguageContent } from './contentModules.ts'
import { contentPolicy } from './policy.ts'
import { documentFile, type SiteFile, textFile } from './siteOutput.ts'

/** Returns a document at each old address in a language, for hosts that read no redirects. */
export function redirectFiles(
  { site, index }: LanguageContent,
  siteUrl: string,
  supabaseUrl: string,
): SiteFile[] {
  const { language } = site
  const heading = site.messages['moved.heading'].value
  const policy = (script: string, styles: string) => contentPolicy(script, styles, supabaseUrl)
  return Object.entries(index.redirects).map(([from, to]) => {
    const target = addressOf(to, language)
    const canonical = new URL(target, siteUrl).href
    const page = redirectPage({ language, target, canonical, heading, policy })
    return textFile(documentFile(addressOf(from, language)), page)
  })
}
