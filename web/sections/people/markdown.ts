import type { SectionOf } from '../derivations.ts'
import { item, type MarkdownContext, strong } from '../markdownBlocks.ts'

export const peopleMarkdown = ({ people }: SectionOf<'people'>, { site }: MarkdownContext) =>
  people.map(({ name, role, about, languages, phone }) => {
    const { messages } = site
    const facts = [
      `${role.value}.`,
      about?.value,
      languages && `${messages['people.languages'].value}: ${languages.value}.`,
      phone && `${messages['people.phone'].value}: ${phone.value}`,
    ]
    return item(strong(name.value), `, ${facts.filter(Boolean).join(' ')}`)
  })
