import { defineField } from 'sanity'
import { AddressInput } from '../../addresses/AddressInput.tsx'
import { freeAddress } from '../rules/freeAddress.ts'
import { soundAddress } from '../rules/soundAddress.ts'
import { slugField } from './slugField.ts'

/** The slug of a page. */
export const addressField = defineField({
  ...slugField,
  title: 'Address',
  description: 'The last part of the web address: small letters, digits and hyphens.',
  // The Studio compares pages of one type; `freeAddress` compares all.
  options: { ...slugField.options, isUnique: () => true },
  components: { input: AddressInput },
  validation: (rule) => rule.required().custom(soundAddress).custom(freeAddress),
})

/** The same of a page that may be anywhere on the site. */
export const freeAddressField = defineField({
  ...addressField,
  description:
    'What follows the domain: small letters, digits and hyphens, such as careers. A slash puts the page below another one, such as careers/pharmacist.',
})
