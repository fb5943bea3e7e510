import { type Location, resolvePath, useLocation } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { contactPath } from '../../shared/content/addresses/paths.ts'
import { parseCampaign } from '../../shared/enquiry/campaign.ts'

/**
 * The origin of a visitor to the form: the path of the page with the form or, on the contact page, of the page that
 * linked to it; and the campaign, if any.
 */
type VisitSource = { page: string | null; campaign: string | null }

/**
 * Returns the history state for a link: the path of the page that contains it, and the campaign. Nothing is
 * stored in the browser, so a campaign is lost when two documents are loaded one after the other.
 */
export function linkState(to: string, location: Location): unknown {
  const { pathname, state } = location
  // A link within the page keeps the referring page.
  const isHere = resolvePath(to, pathname).pathname === pathname
  const from = isHere ? state?.from : languageAndPath(pathname).path
  const campaign = campaignAt(location)
  return { from, ...(campaign !== null && { campaign }) }
}

/** Returns a function that returns the visitor's origin on this page. */
export function useVisitSource(): () => VisitSource {
  const location = useLocation()
  const { path } = languageAndPath(location.pathname)
  return () => {
    const from = path === contactPath ? (location.state?.from ?? referrerPath()) : path
    return {
      page: typeof from === 'string' && from !== contactPath ? from : null,
      campaign: campaignAt(location),
    }
  }
}

/**
 * Returns the campaign in the address, or else the campaign of the link that opened the page, or of the referring page.
 */
function campaignAt({ search, state }: Location): string | null {
  const own = parseCampaign(search)
  if (own !== null) return own
  const carried: unknown = state?.campaign
  return typeof carried === 'string' ? carried : parseCampaign(siteReferrer()?.search ?? '')
}

function referrerPath(): string | null {
  const referrer = siteReferrer()
  return referrer && languageAndPath(referrer.pathname).path
}

/** Returns the document's referrer if it is a page of this site. */
function siteReferrer(): URL | null {
  if (!URL.canParse(document.referrer)) return null
  const referrer = new URL(document.referrer)
  return referrer.origin === window.location.origin ? referrer : null
}
