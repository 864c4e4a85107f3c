import type { Azar } from './azar.ts'

const NOMBRES =
  'María José Guadalupe Juan Luis Carlos Ana Rosa Jorge Miguel Sofía Valentina Camila Diego Santiago Mateo Lucía Fernanda Daniela Alejandro Ricardo Teresa Carmen Pedro Manuel Andrea Paola Gabriela Héctor Raúl Elena Marta Silvia Óscar Iván Julia Inés Tomás Emilio Verónica'.split(
    ' ',
  )
const APELLIDOS =
  'García Hernández Martínez López González Pérez Rodríguez Sánchez Ramírez Cruz Flores Gómez Morales Vázquez Reyes Jiménez Torres Díaz Gutiérrez Ruiz Mendoza Aguilar Ortiz Castillo Romero Álvarez Rojas Navarro Salazar Vega Campos Ríos Mora Paredes Quispe Ibarra'.split(
    ' ',
  )

export const unNombre = (azar: Azar): string =>
  `${azar.pick(NOMBRES)} ${azar.pick(APELLIDOS)}${azar.chance(0.35) ? ` ${azar.pick(APELLIDOS)}` : ''}`
