/**
 * The company's time zone. It equals UTC, without daylight saving, so that local times need no conversion.
 * @see https://data.iana.org/time-zones/tzdb/backward (Africa/Accra is Africa/Abidjan)
 */
export const companyZone = 'Africa/Accra'
