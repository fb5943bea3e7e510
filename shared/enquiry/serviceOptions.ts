/**
 * The Service of Interest options, in the order of the specification. The English name is what
 * is stored with an enquiry and what `?service=` carries.
 */
export const serviceOptions = [
  'Malaria & ARV Drug Sales',
  'Trademark Registration',
  'ARIPO Services',
  'Madrid Protocol',
  'WAHO Compliance',
  'NAFDAC Registration',
  'Ghana FDA Services',
  'WHO Prequalification',
  'GMP Certification',
  'African Medicines Harmonization',
  'ECOWAS Services',
  'Regulatory Consulting',
] as const
