import { inProject } from '../scripts/project.mjs'

export const ROOT = inProject()

/** The built web app, as `npm start` serves it. */
export const BUILD_DIR = inProject('build')
