import { inProject } from '../scripts/project.mjs'

export const ROOT = inProject()

export const BUILD_DIR = inProject('build')
