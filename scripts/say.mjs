// The language of the terminal. Spanish unless the environment asks for English.
const locale = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''

export const say = (spanish, english) => console.log(/^en/i.test(locale) ? english : spanish)
