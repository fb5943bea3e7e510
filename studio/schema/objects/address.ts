import { defineField } from 'sanity'
import { maxSlugLength } from '../../../shared/content/shapes/slug.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { withoutInvisible } from '../../../shared/text/visibleText.ts'
import { AddressInput } from '../../documents/addresses/AddressInput.tsx'
import { anyText } from '../../i18n/anyText.ts'
import { requiredMark } from '../../i18n/translateSchema.ts'
import { uniqueAddress, validAddress } from '../rules/addresses.ts'

/** Why a page has no address of its own in each language (decision 16). */
const oneForAll =
  'It is one for all languages, after a prefix such as /fr, so that a printed or shared address leads everybody to the page, and a new translation breaks no link.'

/** Common options of the slugs of pages and of FAQ categories. */
export const slug = defineField({
  name: 'slug',
  type: 'slug',
  options: {
    // The Studio would turn a soft hyphen into a hyphen.
    source: ({ title }) => withoutInvisible(anyText(title, defaultLanguage) ?? ''),
    maxLength: maxSlugLength,
  },
})

export const address = defineField({
  ...slug,
  title: `Address${requiredMark}`,
  description: `The last part of the web address: small letters, digits and hyphens. ${oneForAll}`,
  // The Studio compares pages of one type; `uniqueAddress` compares all.
  options: { ...slug.options, isUnique: () => true },
  components: { input: AddressInput },
  validation: (rule) => rule.required().custom(validAddress).custom(uniqueAddress),
})

/** The slug of a page that can be anywhere on the site. */
export const freePath = defineField({
  ...address,
  description: `The part after the domain: small letters, digits and hyphens, such as careers. A slash puts the page below another one, such as careers/pharmacist. ${oneForAll}`,
})
