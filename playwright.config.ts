// So that `npx playwright test` finds the specs, and nothing else.
export { default } from './e2e/playwright.config.ts'
