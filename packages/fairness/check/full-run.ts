/** The long form of the checks: every bound and 100,000 random cases, where the tests take a sample. */
export const isFullRun = process.env['FAIRNESS_CHECKS'] === 'full'
