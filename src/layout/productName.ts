export const PRODUCT_NAME = 'Label Shop Manager';
