import { productFilters, uriLookup } from '#src/services/commerce/catalogue/product-filters.ts'
import { scopeOnly } from '#src/services/commerce/catalogue/routes.ts'
import * as places from '../answers/places.ts'
import { categories, found, oneProduct, products } from '../answers/products.ts'
import type { Operations } from '../operation.ts'

const secret = true

export const catalogueOperations: Operations = {
  'POST /products': { summary: 'Find products', body: productFilters, answers: { 200: products }, fails: [404] },
  'GET /products/:product': { summary: 'Read a product', answers: { 200: oneProduct }, fails: [404] },
  'POST /products/:product': {
    summary: 'Read a product in a language, market or price list',
    body: scopeOnly,
    answers: { 200: oneProduct },
    fails: [404],
  },
  'GET /categories': { summary: 'List the categories', answers: { 200: categories } },
  'POST /categories': {
    summary: 'List the categories in a language',
    body: scopeOnly,
    answers: { 200: categories },
    fails: [404],
  },
  'POST /uri': {
    summary: 'Find what is at an address',
    body: uriLookup,
    answers: { 200: found },
    fails: [404],
  },
}

export const listOperations: Operations = {
  'GET /countries': { summary: 'List the countries that are shipped to', answers: { 200: places.countries } },
  'GET /countries/all': { summary: 'List all countries', answers: { 200: places.allCountries }, fails: [403], secret },
  'GET /languages': { summary: 'List the languages', answers: { 200: places.languages } },
  'GET /markets': { summary: 'List the markets', answers: { 200: places.markets }, fails: [403], secret },
  'GET /pricelists': { summary: 'List the price lists', answers: { 200: places.pricelists }, fails: [403], secret },
  'GET /warehouses': { summary: 'List the warehouses', answers: { 200: places.warehouses }, fails: [403], secret },
  'GET /brands': { summary: 'List the brands (always empty)', answers: { 200: places.brands }, fails: [403], secret },
  'GET /collections': {
    summary: 'List the collections (always empty)',
    answers: { 200: places.collections },
    fails: [403],
    secret,
  },
}
