import { navigation } from '../../shared/content/shapes/navigation.ts'
import { site as settings } from '../../shared/content/shapes/site.ts'
import { navigationAsDelivered } from '../i18n/navigation.ts'
import { words } from './words.ts'

/** A page with a fixed path has its type as its id. */
const delivered = navigation.parse({
  _id: 'navigation',
  ...navigationAsDelivered((page) => ({ _id: page, _type: page })),
})

/**
 * The site's shared part as `siteQuery` returns it: the settings, and two documents that a Content Lake
 * may be older than.
 */
export const site = settings.extend({
  navigation: navigation.default(delivered),
  words: words.default({}),
})
