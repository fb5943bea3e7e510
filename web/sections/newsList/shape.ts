import { z } from 'zod'
import { pageReference } from '../../../shared/content/lists/fragments.ts'
import { newest, newsItem, newsTopics } from '../../../shared/content/pageTypes/newsArticle.ts'
import { pagePath } from '../../../shared/content/shapes/link.ts'
import { listed, sectionFields, sectionQueries } from '../sectionFields.ts'

/** The choice that shows the news about the section's own service page. */
export const aboutThisPage = 'aboutThisPage'

/** The issue of this choice on pages of other types. */
export const onServicePages = 'is for service pages only'

const newsChoices = [newest, aboutThisPage, ...newsTopics] as const

const list = listed('items', {
  list: 'news',
  filterGroq: `select(shows == "${aboutThisPage}" => ^._id, shows)`,
})

/** The newest news: of all topics, of one topic, or about the page's service. Without news, the section is left out. */
export const newsList = z
  .object({
    ...sectionFields,
    _type: z.literal('newsList'),
    shows: z.enum(newsChoices, 'is missing or unknown'),
    items: z.array(newsItem),
    /** The page of all news, if it is published. */
    all: pagePath.optional(),
  })
  .register(sectionQueries, {
    ...list,
    groq: `${list.groq}, "all": *[_id == "newsPage"][0]${pageReference}`,
  })
