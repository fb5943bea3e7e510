import { FileText, Globe } from 'lucide-react'
import { defineType } from 'sanity'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { page, required, url, withRules } from '../fields.ts'

export const linkedPage = page(
  'page',
  'Page',
  'Search by title. If the page’s address changes, the link follows.',
)

export const pageLink = defineType({
  name: 'pageLink',
  title: 'Link to a page',
  type: 'object',
  icon: inlineIcon(FileText),
  fields: [required(linkedPage)],
})

export const webLink = defineType({
  name: 'webLink',
  title: 'Link to another website',
  type: 'object',
  icon: inlineIcon(Globe),
  fields: withRules({ url: webAddress }, [
    url('url', 'Address', 'The full address, beginning with https://'),
  ]),
})
