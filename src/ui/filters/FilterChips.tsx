export default (_: any) => null;
