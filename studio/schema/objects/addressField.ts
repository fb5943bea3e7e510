import { defineField } from 'sanity'
import { AddressInput } from '../../addresses/AddressInput.tsx'
import { slugField } from './slugField.ts'

/** The slug of a page. */
export const addressField = defineField({
  ...slugField,
  title: 'Address',
  description: 'The last part of the web address: small letters, digits and hyphens.',
  components: { input: AddressInput },
})
